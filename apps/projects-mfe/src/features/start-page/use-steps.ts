import { START_KEYS, type StartKey } from '@taskloom/contracts';
import { useGetTeamInvitesQuery, useGetTeamMembersQuery } from '@taskloom/contracts/rtk';
import { PHONE, useMedia } from '../../viewport/use-media';

/** Whether each step is done. A step that this person can't take is left out. */
export interface Steps {
  project: boolean;
  invite?: boolean;
  keys?: boolean;
}

/** Single-key shortcuts can be switched off in the settings, by which the shell marks the page. */
const hasSingleKeys = (): boolean => document.documentElement.dataset.singleKeys !== 'off';

/** The steps, from the data: the start page goes away with the first project, so that one is always open. */
export function useSteps(isAdmin: boolean, learned: readonly StartKey[]): Steps {
  const isPhone = useMedia(PHONE);
  const { data: members = [] } = useGetTeamMembersQuery(undefined, { skip: !isAdmin });
  const { data: invites = [] } = useGetTeamInvitesQuery(undefined, { skip: !isAdmin });
  return {
    project: false,
    ...(isAdmin && { invite: members.length > 1 || invites.length > 0 }),
    ...(!isPhone && hasSingleKeys() && { keys: START_KEYS.every((key) => learned.includes(key)) }),
  };
}
