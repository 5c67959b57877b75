import { foldText, SCREENS } from '@taskloom/contracts';
import { teamApi } from '@taskloom/contracts/rtk';
import type { ExtensionFunction } from '@taskloom/client';
import { valueWord } from '@taskloom/ui';

/** Lower case and without accents, so that "lea" finds Léa. */
/** For the search: the members of the team whose name or address has every word of the query. */
const people: ExtensionFunction<'search-provider'> = async ({ query }, { dispatch }) => {
  const request = teamApi.endpoints.getTeamMembers.initiate(undefined, { subscribe: false });
  const members = await dispatch(request).unwrap();
  const words = foldText(query).split(/\s+/);
  return members
    .filter(({ name, email }) => words.every((word) => foldText(`${name} ${email}`).includes(word)))
    .map(({ _id, name, email, role }) => ({
      id: _id,
      title: name,
      detail: `${email} · ${valueWord(role)}`,
      to: SCREENS.team,
    }));
};
export default people;
