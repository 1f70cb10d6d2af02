/** `retry_conf` of cron triggers and scheduled events, with Hasura's defaults. */
export interface RetryConf {
  retries: number;
  intervalSeconds: number;
  timeoutMs: number;
  /** Seconds. An event that is older when it is picked up is dead. */
  toleranceMs: number;
}

export interface RetryConfMetadata {
  num_retries?: number;
  retry_interval_seconds?: number;
  timeout_seconds?: number;
  tolerance_seconds?: number;
}

export function readRetryConf(conf: RetryConfMetadata | null | undefined): RetryConf {
  return {
    retries: conf?.num_retries ?? 0,
    intervalSeconds: conf?.retry_interval_seconds ?? 10,
    timeoutMs: (conf?.timeout_seconds ?? 60) * 1000,
    toleranceMs: (conf?.tolerance_seconds ?? 21_600) * 1000,
  };
}
