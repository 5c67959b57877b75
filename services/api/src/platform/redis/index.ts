export { connectForCounting, connectForMessages } from './redis.js';
