export { BoardSkeleton } from './board-skeleton';
export { ListSkeleton } from './list-skeleton';
export { ProjectCardSkeleton, TilesSkeleton } from './project-skeleton';
export { SkeletonBlock, type SkeletonBlockProps } from './skeleton-block';
export { SkeletonRegion, type SkeletonRegionProps } from './skeleton-region';
