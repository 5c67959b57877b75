import { aProject, aUser } from '@taskloom/client/test-kit';
import { knownMembers, withViewer } from './known-members';

const [MAYA, JONAS, AIKO] = [aUser(), aUser({ name: 'Jonas Weber' }), aUser({ name: 'Aiko Tanaka' })];
const [first] = aProject({ owner: MAYA }).members;

it('keeps members with an id and a name', () => {
  expect(knownMembers(aProject({ owner: MAYA, members: [JONAS] }))).toHaveLength(2);
});

it.each([
  ['no person', { ...first, user: null }],
  ['no id', { ...first, user: aUser({ _id: '' }) }],
  ['no name', { ...first, user: aUser({ name: '' }) }],
])('drops an entry with %s', (_name, entry) => {
  expect(knownMembers({ members: [entry as never] })).toEqual([]);
});

it('adds a viewer who is not in the list as a member', () => {
  const list = withViewer(aProject({ owner: MAYA, members: [JONAS] }).members, AIKO);
  expect(list.at(-1)).toMatchObject({ user: { _id: AIKO._id, name: AIKO.name }, role: 'member' });
});

it('returns the list unchanged when the viewer is in it', () => {
  const { members } = aProject({ owner: MAYA, members: [JONAS] });
  expect(withViewer(members, JONAS)).toEqual(members);
});
