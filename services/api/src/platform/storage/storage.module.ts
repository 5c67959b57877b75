import { join } from 'node:path';
import { Global, Module } from '@nestjs/common';
import { Config } from '../config/index.js';
import { ArtefactStorage, DiskArtefacts, S3Artefacts } from './artefact-storage.js';
import { DiskStorage } from './disk-storage.js';
import { FileStorage } from './file-storage.js';
import { FreeSpace } from './free-space.js';
import { S3Storage } from './s3-storage.js';

/** Creates the configured storage. */
export const createStorage = ({ s3, dataDirectory }: Config): FileStorage =>
  s3 ? new S3Storage(s3) : new DiskStorage(join(dataDirectory, 'files'));

/** Creates the configured storage for builds of remotes. */
export const createArtefacts = ({ s3, dataDirectory }: Config): ArtefactStorage =>
  s3 ? new S3Artefacts(s3) : new DiskArtefacts(join(dataDirectory, 'remotes'));

@Global()
@Module({
  providers: [
    {
      provide: FileStorage,
      inject: [Config],
      useFactory: createStorage,
    },
    {
      provide: ArtefactStorage,
      inject: [Config],
      useFactory: createArtefacts,
    },
    FreeSpace,
  ],
  exports: [FileStorage, ArtefactStorage, FreeSpace],
})
export class StorageModule {}
