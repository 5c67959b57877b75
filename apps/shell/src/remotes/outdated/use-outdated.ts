import { useEffect, useState } from 'react';
import { useRemotes } from '../registry/remotes-context';

/** Whether the server has a newer shell than this page; null until that is known. Asked where something has failed. */
export function useOutdated(): boolean | null {
  const { entrances } = useRemotes();
  const [outdated, setOutdated] = useState<boolean | null>(null);
  useEffect(() => {
    let gone = false;
    void entrances.isOutdated().then((answer) => {
      if (!gone) setOutdated(answer);
    });
    return () => {
      gone = true;
    };
  }, [entrances]);
  return outdated;
}
