import { labelsByName, type ProjectLabel } from '@taskloom/contracts';
import { errorMessage, useCreateLabelMutation, useGetLabelsQuery } from '@taskloom/contracts/rtk';
import { toast } from '@taskloom/client/toasts';
import { documentLocale } from '@taskloom/ui';
import { useMemo } from 'react';
import { useTexts } from '../texts';

const NONE: readonly ProjectLabel[] = [];

/** The labels of a project, by name in the reader's language. */
export const useLabels = (projectId: string): readonly ProjectLabel[] => {
  const { data = NONE } = useGetLabelsQuery(projectId);
  const locale = documentLocale();
  return useMemo(() => labelsByName(data, locale), [data, locale]);
};

/** The labels of a task in its order. Deleted ones are left out. */
export const labelsOf = (ids: readonly string[], labels: readonly ProjectLabel[]): ProjectLabel[] =>
  ids.flatMap((id) => labels.find(({ _id }) => _id === id) ?? []);

/** Creates a label, or returns the one that has this name. Undefined after a failure, which a toast shows. */
export function useCreateLabel(projectId: string) {
  const t = useTexts();
  const [create] = useCreateLabelMutation();
  return async (name: string): Promise<ProjectLabel | undefined> => {
    const { data, error } = await create({ projectId, name });
    if (error) toast.error(t('createLabelFailed'), errorMessage(error, t('createLabelFailedText')));
    return data;
  };
}
