import Select, { type DefaultOptionType, type SelectProps } from 'antd/es/select';
import X from 'lucide-react/icons/x';
import { useId } from 'react';
import { Icon } from '../icons/icon';

/** What an option says, where it says it in words. */
const wordOf = (option: DefaultOptionType | undefined): string => {
  const word: unknown = option?.['word'] ?? option?.label;
  return typeof word === 'string' ? word : '';
};

/** Longer lists draw only what is in view; antd then tells screen readers of three options at a time, out of sight. */
const MANY = 100;

/** antd's select. Its field has no value that a screen reader could read: what is chosen is told as its description. */
export function Choice<Value = unknown>(props: SelectProps<Value>) {
  const { options, value, allowClear, 'aria-describedby': described } = props;
  const id = useId();
  const word = wordOf(options?.find((option) => option.value === value));
  return (
    <>
      <Select<Value>
        virtual={(options?.length ?? 0) > MANY}
        {...props}
        allowClear={allowClear && { clearIcon: <Icon icon={X} size={14} /> }}
        aria-describedby={[word && id, described].filter(Boolean).join(' ') || undefined}
      />
      <span id={id} hidden>
        {word}
      </span>
    </>
  );
}
