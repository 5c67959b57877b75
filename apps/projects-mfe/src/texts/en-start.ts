import { archive } from './en/archive';
import { projectCard } from './en/dashboard-card';
import { everywhere } from './en/everywhere';

/** What the first code of both the dashboard and a board shows. */
export const enStart = { ...everywhere, ...projectCard, ...archive } as const;
