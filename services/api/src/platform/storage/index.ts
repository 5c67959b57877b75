export { ArtefactStorage } from './artefact-storage.js';
export { FileStorage, type ByteRange } from './file-storage.js';
export { FreeSpace } from './free-space.js';
export { spool, TooLongError, type SpooledFile } from './spooled-file.js';
export { createArtefacts, createStorage, StorageModule } from './storage.module.js';
