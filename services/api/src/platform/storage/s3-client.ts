import { S3Client } from '@aws-sdk/client-s3';
import type { S3Config } from '../config/index.js';

/** Any S3-compatible store. */
export const s3Client = ({ endpoint, region, accessKeyId, secretAccessKey }: S3Config): S3Client =>
  new S3Client({
    region,
    endpoint,
    // S3-compatible stores rarely have a host name per bucket.
    forcePathStyle: endpoint !== undefined,
    credentials: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined,
    // Older compatible stores refuse the checksums that newer SDKs send by default.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
