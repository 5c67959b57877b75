import { SCREENS } from '@taskloom/contracts';
import type { RemoteNotified } from '../../remote-notices/index.js';
import type { Notice } from './notice.js';

export const onRemoteNotified = ({
  actor,
  project,
  recipients,
  remote,
  link,
  texts: { en, ...texts },
}: RemoteNotified): Notice[] =>
  recipients.map((userId) => ({
    userId,
    type: 'remote',
    title: en.title,
    message: en.message,
    link: link ?? SCREENS.project(project._id),
    sender: actor,
    project,
    details: { event: 'remote', value: remote, texts },
  }));
