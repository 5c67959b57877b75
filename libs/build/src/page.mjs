// @ts-check
import HtmlWebpackPlugin from 'html-webpack-plugin';
import { HeadScriptPlugin } from './head-script-plugin.mjs';

/**
 * The HTML page around an entry.
 * @param {string} template
 * @param {string} head script that runs first
 */
export const page = (template, head) => [
  new HtmlWebpackPlugin({ template, chunks: ['main'], scriptLoading: 'defer' }),
  new HeadScriptPlugin(head),
];
