import AntdAlert from 'antd/es/alert';
import AntdProgress from 'antd/es/progress';
import AntdSkeleton from 'antd/es/skeleton';
import AntdSpin from 'antd/es/spin';
import { themed } from './themed';

export type { AlertProps } from 'antd/es/alert';
export type { ProgressProps } from 'antd/es/progress';
export type { SkeletonProps } from 'antd/es/skeleton';
export type { SpinProps } from 'antd/es/spin';

/**
 * `Alert` of antd in the product's theme.
 * @example
 * <Alert type="warning" title="The figures are of yesterday" />
 */
export const Alert: typeof AntdAlert = themed(AntdAlert);
/**
 * `Progress` of antd in the product's theme.
 * @example
 * <Progress percent={40} />
 */
export const Progress: typeof AntdProgress = themed(AntdProgress);
/**
 * `Skeleton` of antd in the product's theme.
 * @example
 * <Skeleton active />
 */
export const Skeleton: typeof AntdSkeleton = themed(AntdSkeleton);
/**
 * `Spin` of antd in the product's theme.
 * @example
 * <Spin />
 */
export const Spin: typeof AntdSpin = themed(AntdSpin);
