import AntdAlert from 'antd/es/alert';
import AntdProgress from 'antd/es/progress';
import AntdSkeleton from 'antd/es/skeleton';
import AntdSpin from 'antd/es/spin';
import { themed } from './themed';

export type { AlertProps } from 'antd/es/alert';
export type { ProgressProps } from 'antd/es/progress';
export type { SkeletonProps } from 'antd/es/skeleton';
export type { SpinProps } from 'antd/es/spin';

export const Alert: typeof AntdAlert = themed(AntdAlert);
export const Progress: typeof AntdProgress = themed(AntdProgress);
export const Skeleton: typeof AntdSkeleton = themed(AntdSkeleton);
export const Spin: typeof AntdSpin = themed(AntdSpin);
