import { SERVER_EVENTS, type PublicPerson, type TypingField } from '@taskloom/contracts';
import { useUser } from '@taskloom/client';
import { useServerEvent } from '@taskloom/client/realtime';
import { currentLanguage } from '@taskloom/client/texts';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../texts/all';
import styles from './typing.module.css';

/** Time after which someone is assumed to have stopped typing without a further event, in milliseconds. */
const TYPING_TIMEOUT_MS = 4_500;

const firstName = ({ name }: PublicPerson): string => name.split(' ')[0] ?? name;

/** The others who are typing in this field. */
function useTypers(taskId: string, field: TypingField): readonly PublicPerson[] {
  const me = useUser();
  const [typers, setTypers] = useState<readonly PublicPerson[]>([]);
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>());

  useServerEvent(SERVER_EVENTS.userTyping, ({ taskId: of, user, isTyping, field: where = 'comment' }) => {
    if (of !== taskId || user._id === me._id) return;
    // Typing in another field implies that typing here has stopped, even without an event.
    const isHere = where === field;
    if (!isHere && !isTyping) return;
    const types = isHere && isTyping;
    const without = (list: readonly PublicPerson[]) => list.filter(({ _id }) => _id !== user._id);
    clearTimeout(timers.current.get(user._id));
    setTypers((list) => (types ? [...without(list), user] : without(list)));
    if (types)
      timers.current.set(
        user._id,
        setTimeout(() => setTypers(without), TYPING_TIMEOUT_MS),
      );
  });
  useEffect(() => {
    const { current } = timers;
    return () => current.forEach((timer) => clearTimeout(timer));
  }, []);
  return typers;
}

/** 'Jonas is typing...' */
export function TypingLine({ taskId, field = 'comment' }: { taskId: string; field?: TypingField }) {
  const t = useTexts();
  const typers = useTypers(taskId, field);
  const names = new Intl.ListFormat(currentLanguage(), { type: 'conjunction' }).format(typers.map(firstName));
  return (
    <span className={styles.typing} role="status">
      {typers.length > 0 && (
        <>
          <span className={styles.dots} aria-hidden="true">
            <span />
            <span />
            <span />
          </span>
          {t(field === 'comment' ? 'typing' : 'typingIn', { count: typers.length, names })}
        </>
      )}
    </span>
  );
}
