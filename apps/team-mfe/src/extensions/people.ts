import { SCREENS } from '@taskloom/contracts';
import { teamApi } from '@taskloom/contracts/rtk';
import type { ExtensionFunction } from '@taskloom/client';
import { valueWord } from '@taskloom/ui';
import { hasWords } from '../people/has-words';

/** For the search: the members of the team whose name or address has every word of the query. */
const people: ExtensionFunction<'search-provider'> = async ({ query }, { dispatch }) => {
  const request = teamApi.endpoints.getTeamMembers.initiate(undefined, { subscribe: false });
  const members = await dispatch(request).unwrap();
  return members.filter(hasWords(query)).map(({ _id, name, email, role }) => ({
    id: _id,
    title: name,
    detail: `${email} · ${valueWord(role)}`,
    to: SCREENS.teamMember(_id),
  }));
};
export default people;
