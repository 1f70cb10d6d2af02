/** The stand-in for a storage that speaks S3, as a process of its own. Tests start it; `npm start` keeps files in a folder. */
import { portFromEnv, refuseToStart, runProcess } from "../simulator/runProcess.ts";
import { createS3Server } from "./server.ts";

const { S3_ACCESS_KEY_ID, S3_BUCKET, S3_SECRET_ACCESS_KEY } = process.env;
if (!S3_ACCESS_KEY_ID || !S3_BUCKET || !S3_SECRET_ACCESS_KEY)
  refuseToStart("S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set");
runProcess({
  port: portFromEnv(),
  server: createS3Server({
    bucket: S3_BUCKET,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  }),
  stop: () => undefined,
});
