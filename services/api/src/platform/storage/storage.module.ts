import { join } from 'node:path';
import { Global, Module } from '@nestjs/common';
import { ConfigService } from '@nestjs/config';
import type { Config } from '../config/index.js';
import { ArtefactStorage, DiskArtefacts, S3Artefacts } from './artefact-storage.js';
import { DiskStorage } from './disk-storage.js';
import { FileStorage } from './file-storage.js';
import { FreeSpace } from './free-space.js';
import { S3Storage } from './s3-storage.js';

/** Creates the configured storage. */
export const createStorage = (config: ConfigService<Config, true>): FileStorage => {
  const { s3, dataDirectory } = config.get('storage', { infer: true });
  return s3 ? new S3Storage(s3) : new DiskStorage(join(dataDirectory, 'files'));
};

/** Creates the configured storage for builds of remotes. */
export const createArtefacts = (config: ConfigService<Config, true>): ArtefactStorage => {
  const { s3, dataDirectory } = config.get('storage', { infer: true });
  return s3 ? new S3Artefacts(s3) : new DiskArtefacts(join(dataDirectory, 'remotes'));
};

@Global()
@Module({
  providers: [
    {
      provide: FileStorage,
      inject: [ConfigService],
      useFactory: createStorage,
    },
    {
      provide: ArtefactStorage,
      inject: [ConfigService],
      useFactory: createArtefacts,
    },
    FreeSpace,
  ],
  exports: [FileStorage, ArtefactStorage, FreeSpace],
})
export class StorageModule {}
