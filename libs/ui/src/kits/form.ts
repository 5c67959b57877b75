import AntdAutoComplete from 'antd/es/auto-complete';
import AntdCheckbox from 'antd/es/checkbox';
import AntdInput from 'antd/es/input';
import AntdRadio from 'antd/es/radio';
import AntdSegmented from 'antd/es/segmented';
import AntdSelect from 'antd/es/select';
import AntdSwitch from 'antd/es/switch';
import { themed } from './themed';

export type { AutoCompleteProps } from 'antd/es/auto-complete';
export type { CheckboxProps } from 'antd/es/checkbox';
export type { InputProps, InputRef } from 'antd/es/input';
export type { RadioGroupProps, RadioProps } from 'antd/es/radio';
export type { SegmentedProps } from 'antd/es/segmented';
export type { SelectProps } from 'antd/es/select';
export type { SwitchProps } from 'antd/es/switch';
export { peopleOptions, priorityOptions, statusOptions, type WordOption } from '../fields/options';
export { Choice } from '../fields/choice';

export const AutoComplete = themed(AntdAutoComplete);
export const Checkbox = themed(AntdCheckbox);
export const Input = themed(AntdInput);
export const Radio = themed(AntdRadio);
export const Segmented = themed(AntdSegmented);
export const Select = themed(AntdSelect);
export const Switch = themed(AntdSwitch);
