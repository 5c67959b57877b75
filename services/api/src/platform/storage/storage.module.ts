import { join } from 'node:path';
import { Global, Module } from '@nestjs/common';
import { Config } from '../config/index.js';
import { DiskStorage } from './disk-storage.js';
import { FileStorage } from './file-storage.js';
import { S3Storage } from './s3-storage.js';

@Global()
@Module({
  providers: [
    {
      provide: FileStorage,
      inject: [Config],
      useFactory: ({ s3, dataDirectory }: Config) =>
        s3 ? new S3Storage(s3) : new DiskStorage(join(dataDirectory, 'files')),
    },
  ],
  exports: [FileStorage],
})
export class StorageModule {}
