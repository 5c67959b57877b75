export { Banner, bannerActionClass, type BannerProps } from './banner';
export { Card, type CardProps } from './card';
export { Logo, type LogoProps } from './logo';
export { PageHeader, type PageHeaderProps } from './page-header';
export { SectionHeader, type SectionHeaderProps } from './section-header';
export { SectionStack } from './section-stack';
export { SkipLink } from './skip-link';
export { TileGroup, type Tile } from './tile-group';
export { followLink } from './follow-link';
