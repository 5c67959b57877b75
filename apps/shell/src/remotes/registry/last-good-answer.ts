import { canUseRemote, type RemotesAnswer } from '@taskloom/contracts';
import { remoteStorage } from '@taskloom/client';
import { readRemotesAnswer } from './remotes-answer';

const storage = remoteStorage('shell');
const KEY = 'remotes';

/** Without remotes that require a right: the person may have lost it by the next visit. */
const withoutRights = ({ revision, remotes }: RemotesAnswer): RemotesAnswer => ({
  revision,
  remotes: remotes.filter((remote) => canUseRemote(null, remote)),
});

/** The last response of the registry that this person got in this browser; null when there was none. */
export const lastGoodAnswer = (): RemotesAnswer | null => readRemotesAnswer(storage.read(KEY));

/** Stores a response, unless it contains a preview, which is temporary. */
export function keepAnswer(answer: RemotesAnswer): void {
  if (!answer.remotes.some(({ audience }) => audience === 'preview'))
    storage.write(KEY, withoutRights(answer));
}
