import { errorMessage, useUploadAttachmentMutation } from '@taskloom/contracts/rtk';
import { toast } from '@taskloom/client/toasts';
import { useCallback, useRef, useState } from 'react';
import { useTexts } from '../../texts';
import { fileProblem } from './check-file';

/** An upload (specification 4: in progress with a percentage, then done or failed). */
export interface Upload {
  key: string;
  taskId: string;
  file: File;
  /** 0 to 100. */
  percent: number;
  failed: boolean;
}

const WORDS = {
  tooLarge: { title: 'fileTooLarge', text: 'fileTooLargeText' },
  wrongType: { title: 'wrongType', text: 'wrongTypeText' },
  empty: { title: 'fileEmpty', text: 'fileEmptyText' },
} as const;

/** Returns the files that may be sent; shows a toast for each rejected one (specification 5). */
export function useCheckedFiles(): (files: readonly File[]) => File[] {
  const t = useTexts();
  return useCallback(
    (files) =>
      files.filter((file) => {
        const problem = fileProblem(file);
        if (problem) toast.error(t(WORDS[problem].title), t(WORDS[problem].text));
        return !problem;
      }),
    [t],
  );
}

/**
 * The uploads of a project's tasks. They continue while the dialog is closed, as long as the project is open.
 */
export function useUploads(projectId: string) {
  const t = useTexts();
  const check = useCheckedFiles();
  const [send] = useUploadAttachmentMutation();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const aborts = useRef(new Map<string, () => void>());
  const count = useRef(0);

  const patch = (key: string, part: Partial<Upload>) =>
    setUploads((list) => list.map((upload) => (upload.key === key ? { ...upload, ...part } : upload)));
  const drop = (key: string) => {
    aborts.current.delete(key);
    setUploads((list) => list.filter((upload) => upload.key !== key));
  };

  const run = async ({ key, taskId, file }: Upload) => {
    const sent = send({ projectId, taskId, file, onProgress: (percent) => patch(key, { percent }) });
    aborts.current.set(key, () => sent.abort());
    const { error } = await sent;
    const cancelled = !aborts.current.has(key);
    if (cancelled) return;
    if (error) {
      patch(key, { failed: true });
      toast.error(t('uploadFailed'), errorMessage(error, t('uploadFailedText')));
      return;
    }
    drop(key);
    toast.success(t('fileUploaded'), file.name);
  };

  const add = (taskId: string, files: readonly File[]) => {
    const begun = check(files).map((file) => {
      const key = `upload-${(count.current += 1)}`;
      return { key, taskId, file, percent: 0, failed: false };
    });
    setUploads((list) => [...list, ...begun]);
    begun.forEach((upload) => void run(upload));
  };
  const cancel = ({ key }: Upload) => {
    const abort = aborts.current.get(key);
    drop(key);
    abort?.();
  };
  const retry = (upload: Upload) => {
    patch(upload.key, { failed: false, percent: 0 });
    void run(upload);
  };

  return { uploads, add, cancel, retry };
}

export type Uploads = ReturnType<typeof useUploads>;
