import type { ProjectLabel } from '@taskloom/contracts';
import { labelsApi } from '@taskloom/contracts/rtk';

const NONE: readonly ProjectLabel[] = [];

/** The labels of a project, requested once the text has a word that may be one. `ask` waits for them; they are empty when they can't be loaded. */
export function useTypedLabels(projectId: string, text: string) {
  const isNeeded = text.includes('#');
  const { data: known = NONE } = labelsApi.useGetLabelsQuery(projectId, { skip: !isNeeded || !projectId });
  const [request] = labelsApi.useLazyGetLabelsQuery();
  const ask = async (of: string): Promise<readonly ProjectLabel[]> =>
    isNeeded
      ? request(of, true)
          .unwrap()
          .catch(() => NONE)
      : NONE;
  return { known, ask };
}
