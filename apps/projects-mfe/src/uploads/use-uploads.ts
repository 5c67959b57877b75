import { activityApi, errorMessage } from '@taskloom/contracts/rtk';
import { useAppDispatch, useUser, type AppThunk } from '@taskloom/client';
import { toast } from '@taskloom/client/toasts';
import { createContext, useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import { useTexts } from '../texts/all';
import { fileProblem } from './check-file';
import { MOST, uploadQueue, type OnAttached } from './upload-queue';

export type { Upload } from './upload-queue';

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

/** The first one of the session, which a renewal doesn't change. */
const tokenNow = (): AppThunk<string | null> => (_dispatch, getState) => {
  const { firstToken, token } = getState().auth;
  return token && (firstToken ?? token);
};

/** Sends what waits, also files that were chosen before a reload. Returns all uploads of the tab. */
export function useUploadQueue() {
  const t = useTexts();
  const dispatch = useAppDispatch();
  const { _id: userId } = useUser();
  useEffect(() => {
    const token = dispatch(tokenNow());
    uploadQueue.attach({
      userId,
      token,
      isCurrent: () => dispatch(tokenNow()) === token,
      send: (arg) => dispatch(activityApi.endpoints.uploadAttachment.initiate(arg, { track: false })),
      onAttached: ({ name }) => toast.success(t('fileUploaded'), name),
      onFailed: (error) => toast.error(t('uploadFailed'), errorMessage(error, t('uploadFailedText'))),
    });
  }, [dispatch, userId, t]);
  return useSyncExternalStore(uploadQueue.subscribe, uploadQueue.uploads);
}

/** The uploads of a project's tasks. */
export function useUploads(projectId: string) {
  const t = useTexts();
  const check = useCheckedFiles();
  const all = useUploadQueue();
  const uploads = useMemo(() => all.filter((upload) => upload.projectId === projectId), [all, projectId]);

  /** Returns the keys of the uploads that begin. `onDone` replaces the toast. */
  const add = (taskId: string, files: readonly File[], onDone?: OnAttached): string[] => {
    const accepted = check(files);
    const begun = uploadQueue.add({ projectId, taskId }, accepted, onDone);
    if (begun.length < accepted.length) toast.error(t('tooManyFiles'), t('tooManyFilesText', { max: MOST }));
    return begun.map(({ key }) => key);
  };
  return { uploads, add, cancel: uploadQueue.cancel, retry: uploadQueue.retry };
}

export type Uploads = ReturnType<typeof useUploads>;

/** The uploads of the project, for the fields that pictures are put into. */
export const UploadsContext = createContext<Uploads | null>(null);
