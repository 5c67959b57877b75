import { aCard, anAssignee } from '@taskloom/client/test-kit';
import { AIKO, JONAS, MAYA } from '../../../test/people';
import { assign } from './assign';
import { labelled, onAll } from './shared-values';

const one = aCard({ _id: 'one', labels: ['api'], assignees: [anAssignee(JONAS, 'primary')] });
const two = aCard({ _id: 'two', labels: ['api', 'tax'], assignees: [] });

describe('values of several cards', () => {
  it('are chosen when all have them', () => {
    expect(onAll([['a', 'b'], ['b'], ['c', 'b']])).toEqual(['b']);
    expect(onAll([])).toEqual([]);
  });

  it('of labels keep those that only some cards have', () => {
    const edits = labelled([one, two], ['api'], ['infra']);
    expect(edits.map(({ card, changes }) => [card._id, changes.labels])).toEqual([
      ['one', ['infra']],
      ['two', ['tax', 'infra']],
    ]);
  });

  it('are not sent to a card that has them', () => {
    expect(labelled([one, two], [], ['tax']).map(({ card }) => card._id)).toEqual(['one']);
  });
});

describe('assigning', () => {
  it('adds a person as secondary and keeps the others', () => {
    const [edit] = assign([one], AIKO, true);
    expect(edit?.changes.assignees).toEqual([
      { user: JONAS._id, role: 'primary' },
      { user: AIKO._id, role: 'secondary' },
    ]);
    expect(edit?.people?.map(({ user }) => user.name)).toEqual([JONAS.name, AIKO.name]);
  });

  it('leaves out a card that has the person, or when removing, that does not', () => {
    expect(assign([one, two], JONAS, true).map(({ card }) => card._id)).toEqual(['two']);
    expect(assign([one, two], JONAS, false).map(({ card }) => card._id)).toEqual(['one']);
    expect(assign([one, two], MAYA, false)).toEqual([]);
  });
});
