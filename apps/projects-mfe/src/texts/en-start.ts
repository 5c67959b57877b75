import { archive } from './en/archive';
import { projectCard } from './en/dashboard-card';
import { everywhere } from './en/everywhere';

/** For the first code of both the dashboard and a board. */
export const enStart = { ...everywhere, ...projectCard, ...archive } as const;
