/** How much a card of the board shows. */
export const BOARD_DENSITIES = ['comfortable', 'compact'] as const;
export type BoardDensity = (typeof BOARD_DENSITIES)[number];

export const CHARTS_STATES = ['open', 'closed'] as const;
export type ChartsState = (typeof CHARTS_STATES)[number];

/** How the projects of the dashboard are ordered: last updated, next deadline, by name, one's own first. */
export const PROJECT_ORDERS = ['updated', 'deadline', 'name', 'mine'] as const;
export type ProjectOrder = (typeof PROJECT_ORDERS)[number];
/** Whether the dashboard of a person without a project has the start page. */
export const START_PAGE_STATES = ['shown', 'hidden'] as const;
export type StartPageState = (typeof START_PAGE_STATES)[number];

/** The keys that the start page teaches, in its order. */
export const START_KEYS = ['palette', 'create', 'assign', 'dashboard', 'help'] as const;
export type StartKey = (typeof START_KEYS)[number];

/** A person's display preferences for all projects, on every device. */
export interface DisplayPreferences {
  /** Null: open, except on phones. */
  charts: ChartsState | null;
  density: BoardDensity;
  projectOrder: ProjectOrder;
  startPage: StartPageState;
  /** Those of the start page that the person has pressed, each once. */
  learnedKeys: StartKey[];
}

/** Only the given ones change. */
export type DisplayPreferencesUpdate = Partial<DisplayPreferences>;

export const DISPLAY_DEFAULTS: Readonly<DisplayPreferences> = {
  charts: null,
  density: 'comfortable',
  projectOrder: 'updated',
  startPage: 'shown',
  learnedKeys: [],
};
