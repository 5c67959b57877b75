import { S3Client } from '@aws-sdk/client-s3';
import type { Config } from '../config/index.js';

/** Any S3-compatible store. */
export const s3Client = ({
  endpoint,
  region,
  accessKeyId,
  secretAccessKey,
}: NonNullable<Config['s3']>): S3Client =>
  new S3Client({
    region,
    endpoint,
    // Stores other than Amazon's rarely have a host name for each bucket.
    forcePathStyle: endpoint !== undefined,
    credentials: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined,
    // Newer checksums by default are refused by older compatible stores.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
