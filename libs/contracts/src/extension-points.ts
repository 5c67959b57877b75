// Generated from extension-points.json by npm run remote-types. Change the list, never this file.

/** The places where remotes extend other screens, each with its version and the most items that a function returns. */
export const EXTENSION_POINTS = {
  'project-tab': { version: '1.0.0' },
  'task-panel-section': { version: '1.0.0' },
  'dashboard-widget': { version: '1.0.0' },
  'settings-section': { version: '1.0.0' },
  'card-badge': { version: '1.0.0', most: 2000 },
  'calendar-source': { version: '1.0.0', most: 500 },
  'search-provider': { version: '1.0.0', most: 20 },
  'palette-command': { version: '1.0.0' },
  'notification-type': { version: '1.0.0' },
} as const;
/** The name of an extension point (docs/extension-points.md). */
export type ExtensionPoint = keyof typeof EXTENSION_POINTS;

/** How long the function of an extension may take, milliseconds. */
export const EXTENSION_LIMIT_MS = 5000;
