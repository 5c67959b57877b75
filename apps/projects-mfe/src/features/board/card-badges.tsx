import type { TaskCard } from '@taskloom/contracts';
import {
  ExtensionFailures,
  useExtensionItems,
  useExtensions,
  type CardBadge,
  type CardBadgeRequest,
} from '@taskloom/client';
import { createContext, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';

/** How long the cards stay the same before the extensions get them, milliseconds. */
const PAUSE_MS = 400;

type Badges = ReadonlyMap<string, readonly CardBadge[]>;

const NONE: Badges = new Map();
const BadgesContext = createContext(NONE);

/** The badges of remotes for a card. */
export const useCardBadges = (taskId: string): readonly CardBadge[] | undefined =>
  useContext(BadgesContext).get(taskId);

/** The cards once they have settled; null without an extension that needs them. */
function useRequest(projectId: string, cards: readonly TaskCard[]): CardBadgeRequest | null {
  const wanted = useExtensions('card-badge').length > 0;
  const [request, setRequest] = useState<CardBadgeRequest | null>(null);
  useEffect(() => {
    if (!wanted) return undefined;
    const timer = setTimeout(() => setRequest({ projectId, cards }), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [wanted, projectId, cards]);
  return wanted ? request : null;
}

interface BoardBadgesProps {
  projectId: string;
  cards: readonly TaskCard[];
  children: ReactNode;
}

/** Asks each extension once for the badges of all cards, since a board may have a thousand; cards only look theirs up. */
export function BoardBadges({ projectId, cards, children }: BoardBadgesProps) {
  const answers = useExtensionItems('card-badge', useRequest(projectId, cards));
  const badges = useMemo(() => {
    const byTask = new Map<string, CardBadge[]>();
    for (const badge of answers.flatMap(({ items }) => items))
      byTask.set(badge.taskId, [...(byTask.get(badge.taskId) ?? []), badge]);
    return byTask;
  }, [answers]);
  return (
    <>
      <ExtensionFailures answers={answers} />
      <BadgesContext value={badges}>{children}</BadgesContext>
    </>
  );
}
