import { useState } from 'react';
import type { TeamMember } from '@taskloom/contracts';
import { useSearchParams } from '@taskloom/client/router';
import { SearchField } from '@taskloom/ui';
import { hasWords } from '../../people/has-words';
import { useTexts } from '../../texts';
import styles from './member-filter.module.css';

/** A shorter list is read faster than searched. */
const FROM = 10;

const LONGEST = 200;

/**
 * The text is in the address too (`?search=`), so that it is still there after Back. The address alone would lose keys: the router changes
 * it in a transition, which may render after the next key.
 */
export function useMemberFilter(members: readonly TeamMember[]) {
  const [params, setParams] = useSearchParams();
  const [text, setText] = useState(params.get('search') ?? '');
  const change = (next: string) => {
    setText(next);
    setParams(
      (now) => {
        if (next) now.set('search', next);
        else now.delete('search');
        return now;
      },
      { replace: true },
    );
  };
  return {
    text,
    found: members.filter(hasWords(text)),
    isOffered: text !== '' || members.length >= FROM,
    change,
  };
}

interface MemberFilterProps {
  text: string;
  /** Number of members that match, and of all. */
  found: number;
  all: number;
  onChange: (text: string) => void;
}

export function MemberFilter({ text, found, all, onChange }: MemberFilterProps) {
  const t = useTexts();
  return (
    <div role="search" className={styles.filter}>
      <SearchField
        className={styles.field}
        label={t('search')}
        clearLabel={t('clearSearch')}
        maxLength={LONGEST}
        value={text}
        onChange={onChange}
      />
      <p role="status" className={styles.count}>
        {text.trim() && t('found', { count: all, found })}
      </p>
    </div>
  );
}
