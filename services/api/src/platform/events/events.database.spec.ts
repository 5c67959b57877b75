import { useApi } from '../../../test/index.js';
import { Database, statement } from '../database/index.js';
import { Events } from './index.js';

const { app, rows } = useApi();
const events = () => app().get(Events);
const database = () => app().get(Database);

const ADD_TEAM = statement('test.events-add', 'INSERT INTO teams (id, name) VALUES (gen_random_uuid(), $1)');
const teamCount = async () => (await rows('SELECT 1 FROM teams')).length;

abstract class Fact {
  constructor(readonly name: string) {}
}
class SmallFact extends Fact {}
class OtherFact {
  readonly kind = 'other';
}

describe('raise', () => {
  it('runs transactional subscribers in the same transaction, and listeners after the commit', async () => {
    const heard: string[] = [];
    const end = events().after(Fact, ({ name }) => void heard.push(name));
    events().during(SmallFact, async ({ name }, tx) => void (await tx.rows(ADD_TEAM, [name])));
    const before = await teamCount();
    await database().transaction(async (tx) => {
      await events().raise(tx, new SmallFact('first'));
      await events().raise(tx, new OtherFact());
      expect(heard).toEqual([]);
    });
    expect(heard).toEqual(['first']);
    expect(await teamCount()).toBe(before + 1);
    end();
  });

  it('leaves no row and calls no listener when the transaction fails', async () => {
    const heard = jest.fn();
    const end = events().after(Fact, heard);
    const before = await teamCount();
    const failing = database().transaction(async (tx) => {
      await events().raise(tx, new SmallFact('never'));
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect(heard).not.toHaveBeenCalled();
    expect(await teamCount()).toBe(before);
    end();
  });

  it('rolls back the write when a transactional subscriber fails', async () => {
    class Refused extends Fact {}
    events().during(Refused, () => Promise.reject(new Error('no')));
    const before = await teamCount();
    const failing = database().transaction(async (tx) => {
      await tx.rows(ADD_TEAM, ['refused']);
      await events().raise(tx, new Refused('refused'));
    });
    await expect(failing).rejects.toThrow('no');
    expect(await teamCount()).toBe(before);
  });
});

describe('announce', () => {
  it('calls every listener, even when another one fails', async () => {
    const heard = jest.fn();
    const ends = [
      events().after(OtherFact, () => {
        throw new Error('broken listener');
      }),
      events().after(OtherFact, () => Promise.reject(new Error('broken later'))),
      events().after(OtherFact, heard),
    ];
    events().announce(new OtherFact());
    expect(heard).toHaveBeenCalledTimes(1);
    for (const end of ends) end();
    events().announce(new OtherFact());
    expect(heard).toHaveBeenCalledTimes(1);
  });
});
