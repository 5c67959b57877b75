import type { ComponentType, SVGProps } from 'react';

/** A lucide icon, or a drawing of our own that takes the same props. */
export type IconShape = ComponentType<Omit<SVGProps<SVGSVGElement>, 'ref'> & { size?: number | string }>;
