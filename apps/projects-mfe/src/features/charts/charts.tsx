import {
  TASK_PRIORITIES,
  TASK_STATUSES,
  completionPercent,
  priorityColor,
  statusColor,
} from '@taskloom/contracts';
import { fieldLabel, valueWord } from '@taskloom/ui';
import { memo } from 'react';
import { useTexts } from '../../texts/all';
import styles from './charts.module.css';
import { Doughnut } from './doughnut';
import { priorityCounts, statusCounts, workloads, type ChartTask, type Workload } from './figures';
import { MemberWorkload } from './member-workload';

interface ChartsProps {
  tasks: readonly ChartTask[];
  people: readonly Workload['person'][];
}

/** Task Status, Task Priority, Member Workload (specification 2.6). */
export default memo(function Charts({ tasks, people }: ChartsProps) {
  const t = useTexts();
  const status = statusCounts(tasks);
  const priority = priorityCounts(tasks);
  return (
    <div className={styles.charts}>
      <Doughnut
        title={t('taskStatus')}
        kind={fieldLabel('status')}
        middle={t('percent', { percent: completionPercent(status) })}
        middleLabel={t('projectCompletion')}
        parts={TASK_STATUSES.map((key) => ({
          key,
          label: valueWord(key),
          color: statusColor(key),
          count: status[key],
        }))}
      />
      <Doughnut
        title={t('taskPriority')}
        kind={fieldLabel('priority')}
        middle={String(tasks.length)}
        middleLabel={t('taskWord', { count: tasks.length })}
        parts={TASK_PRIORITIES.toReversed().map((key) => ({
          key,
          label: valueWord(key),
          color: priorityColor(key),
          count: priority[key],
        }))}
      />
      <MemberWorkload workloads={workloads(tasks, people)} />
    </div>
  );
});
