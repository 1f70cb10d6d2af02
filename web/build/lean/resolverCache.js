/* What Relay's store asks of its cache of resolvers. Our schema has none on the client's side, so there is nothing to keep. */
export class LiveResolverCache {
  batchLiveStateUpdates(callback) {
    callback();
  }
  batchLiveStateUpdatesWithoutNotify(callback) {
    callback();
    return false;
  }
  getLiveResolverPromise() {
    return Promise.resolve();
  }
  invalidateDataIDs() {}
  invalidateResolverRecords() {}
  notifyUpdatedSubscribers() {}
  unsubscribeFromLiveResolverRecords() {}
}

export const RELAY_RESOLVER_LIVE_STATE_SUBSCRIPTION_KEY = "__resolverLiveStateSubscription";
export const getUpdatedDataIDs = (updated) => updated;
