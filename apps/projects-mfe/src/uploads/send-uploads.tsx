import { useUploadQueue } from './use-uploads';

/** Sends files that were chosen before a reload. */
export default function SendUploads() {
  useUploadQueue();
  return null;
}
