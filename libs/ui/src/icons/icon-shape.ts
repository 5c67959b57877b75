import type { ComponentType, SVGProps } from 'react';

/** A lucide icon, or one of our own with the same props. */
export type IconShape = ComponentType<Omit<SVGProps<SVGSVGElement>, 'ref'> & { size?: number | string }>;
