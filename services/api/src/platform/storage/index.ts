export { FileStorage, type ByteRange } from './file-storage.js';
export { StorageModule } from './storage.module.js';
