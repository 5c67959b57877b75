/** How much a card of the board shows. */
export const BOARD_DENSITIES = ['comfortable', 'compact'] as const;
export type BoardDensity = (typeof BOARD_DENSITIES)[number];

export const CHARTS_STATES = ['open', 'closed'] as const;
export type ChartsState = (typeof CHARTS_STATES)[number];

/** How the projects of the dashboard are ordered: last updated, next deadline, by name, one's own first. */
export const PROJECT_ORDERS = ['updated', 'deadline', 'name', 'mine'] as const;
export type ProjectOrder = (typeof PROJECT_ORDERS)[number];

/** A person's display preferences for all projects, on every device. */
export interface DisplayPreferences {
  /** Null: open, except on phones. */
  charts: ChartsState | null;
  density: BoardDensity;
  projectOrder: ProjectOrder;
}

/** Only the given ones change. */
export type DisplayPreferencesUpdate = Partial<DisplayPreferences>;

export const DISPLAY_DEFAULTS: Readonly<DisplayPreferences> = {
  charts: null,
  density: 'comfortable',
  projectOrder: 'updated',
};
