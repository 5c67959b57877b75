import Alert from 'antd/es/alert';
import Progress from 'antd/es/progress';
import Skeleton from 'antd/es/skeleton';
import Spin from 'antd/es/spin';

export type { AlertProps } from 'antd/es/alert';
export type { ProgressProps } from 'antd/es/progress';
export type { SkeletonProps } from 'antd/es/skeleton';
export type { SpinProps } from 'antd/es/spin';
export { Alert, Progress, Skeleton, Spin };
