import AutoComplete from 'antd/es/auto-complete';
import Checkbox from 'antd/es/checkbox';
import Input from 'antd/es/input';
import Radio from 'antd/es/radio';
import Segmented from 'antd/es/segmented';
import Select from 'antd/es/select';
import Switch from 'antd/es/switch';

export type { AutoCompleteProps } from 'antd/es/auto-complete';
export type { CheckboxProps } from 'antd/es/checkbox';
export type { InputProps, InputRef } from 'antd/es/input';
export type { RadioGroupProps, RadioProps } from 'antd/es/radio';
export type { SegmentedProps } from 'antd/es/segmented';
export type { SelectProps } from 'antd/es/select';
export type { SwitchProps } from 'antd/es/switch';
export { peopleOptions, priorityOptions, statusOptions, type WordOption } from '../fields/options';
export { Choice } from '../fields/choice';
export { AutoComplete, Checkbox, Input, Radio, Segmented, Select, Switch };
