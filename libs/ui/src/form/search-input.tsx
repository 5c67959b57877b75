import Input, { type InputProps, type InputRef } from 'antd/es/input';
import Search from 'lucide-react/icons/search';
import type { Ref } from 'react';
import { Icon } from '../icons/icon';

export interface SearchInputProps extends Omit<InputProps, 'prefix' | 'type'> {
  /** Names the field; the placeholder alone is no name. */
  label: string;
  ref?: Ref<InputRef>;
}

/** A search box with its magnifier and a button to clear it. */
export const SearchInput = ({ label, ...rest }: SearchInputProps) => (
  <Input
    allowClear
    {...rest}
    aria-label={label}
    role="searchbox"
    autoComplete="off"
    prefix={<Icon icon={Search} size={18} />}
  />
);
