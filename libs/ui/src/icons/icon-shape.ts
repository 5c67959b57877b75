import type { ComponentType, SVGProps } from 'react';

/** A lucide icon, or one of our own with the same props. */
export type IconShape = ComponentType<Omit<SVGProps<SVGSVGElement>, 'ref'> & { size?: number | string }>;

/** Icons by name. Their own types name a part of lucide that packages can't import. */
export const shapes = <Name extends string>(icons: Record<Name, IconShape>): Record<Name, IconShape> => icons;
