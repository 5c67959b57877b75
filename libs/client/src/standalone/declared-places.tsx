import type { StandaloneDeclaration } from './declaration';
import { STANDALONE_WORDS } from './texts';
import { Link } from '../router';

type Declared<List extends 'commands' | 'notifications'> = NonNullable<StandaloneDeclaration[List]>;

/** The commands of `remote.json`, as the palette lists them. */
export const Commands = ({ commands }: { commands: Declared<'commands'> }) => (
  <>
    <h1>{STANDALONE_WORDS.commands}</h1>
    <ul>
      {commands.map(({ id, title, to, role }) => (
        <li key={id}>
          <Link to={to}>{title}</Link> <small>{to}</small>{' '}
          {role === 'admin' && <small>{STANDALONE_WORDS.onlyAdmins}</small>}
        </li>
      ))}
    </ul>
  </>
);

/** Values that the platform knows; the others show their names. */
const KNOWN: Readonly<Record<string, string>> = { actor: 'Priya Raman', project: 'Billing migration' };

const filled = (message: string): string =>
  message.replaceAll(/\{(\w+)\}/g, (_, name: string) => KNOWN[name] ?? `‹${name}›`);

interface NotificationsProps {
  /** The title of the remote, which precedes the title of each notification. */
  from: string;
  notifications: Declared<'notifications'>;
}

/** The notifications of `remote.json`, as the bell shows them. */
export const Notifications = ({ from, notifications }: NotificationsProps) => (
  <>
    <h1>{STANDALONE_WORDS.notifications}</h1>
    <ul>
      {notifications.map(({ id, title, message }) => (
        <li key={id}>
          <strong>{`${from}: ${title}`}</strong>
          <p>{filled(message)}</p>
        </li>
      ))}
    </ul>
  </>
);
