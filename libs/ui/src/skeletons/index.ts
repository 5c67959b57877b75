export { BoardSkeleton, ChartsSkeleton } from './board-skeleton';
export { ListSkeleton } from './list-skeleton';
export { ProjectCardSkeleton, ProjectGridSkeleton, TilesSkeleton } from './project-skeleton';
export { SkeletonBlock, type SkeletonBlockProps } from './skeleton-block';
export { SkeletonRegion, type SkeletonRegionProps } from './skeleton-region';
