// @ts-check
/** The proxy: one address for all API processes. It serves immutable files from the site's folder itself. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { answers, startProcess } from './process.mjs';

/** The longest wait for nginx to read a new configuration. */
const TURN_MS = 10_000;

/**
 * @typedef {{ port: number, site: string, apis: string[] }} Setup `apis`: `host:port` of each available process
 * @typedef {{ folder: string, mimeTypes: string, host: string, user?: string, workers?: number | 'auto' }} Place with nginx's own files
 *
 * @param {Setup} setup
 * @param {Place} place
 */
export const nginxConfig = (
  { port, site, apis },
  { folder, mimeTypes, host, user, workers = 1 },
) => `worker_processes ${workers};
pid ${join(folder, 'nginx.pid')};
error_log stderr notice;
${user ? `user ${user};\n` : ''}events { worker_connections 8192; }
http {
  access_log off;
  include ${mimeTypes};
  client_body_temp_path ${join(folder, 'nginx-body')};
  proxy_temp_path ${join(folder, 'nginx-proxy')};
  fastcgi_temp_path ${join(folder, 'nginx-fastcgi')};
  uwsgi_temp_path ${join(folder, 'nginx-uwsgi')};
  scgi_temp_path ${join(folder, 'nginx-scgi')};
  client_max_body_size 11m;
  map $uri $as_download { ~*\\.svg$ attachment; default ''; }
  # The limits of the processes for slow clients, and no copy of an unread response on disk: its process counts and cuts it.
  client_header_timeout 15s;
  client_body_timeout 30s;
  send_timeout 30s;
  proxy_max_temp_file_size 0;
  # Nor of a request: its process refuses or cuts it before it has arrived.
  proxy_request_buffering off;
  map $http_upgrade $connection_upgrade { default upgrade; '' ''; }
  # Which process a request reaches does not matter: sockets need no stickiness, since they begin as websockets.
  upstream api {
${apis.map((api) => `    server ${api} max_fails=1 fail_timeout=1s;`).join('\n')}
  }
  server {
    listen ${host}:${port} backlog=4096;
    proxy_http_version 1.1;
    proxy_set_header Host $http_host;
    proxy_set_header Upgrade $http_upgrade;
    proxy_set_header Connection $connection_upgrade;
    proxy_set_header X-Forwarded-For $remote_addr;
    proxy_set_header X-Forwarded-Proto $scheme;
    proxy_connect_timeout 1s;
    proxy_read_timeout 60s;
    # What a process has not taken yet goes to another one; what it may have begun never does by itself.
    proxy_next_upstream error timeout http_502;
    location /nginx-health { return 200; }
    location ^~ /assets/ {
      root ${site};
      gzip_static on;
      try_files $uri @api;
      add_header Cache-Control "public, max-age=31536000, immutable";
      add_header Access-Control-Allow-Origin "*";
      add_header X-Content-Type-Options nosniff;
    }
    # The entrance of a build comes from the API alone, which returns 410 once the build is revoked.
    location ~ /mf-manifest\\.json$ { proxy_pass http://api; }
    # Parts of the shell's page: opened as a page they run nothing. The API removes revoked builds from this folder and returns 410 for them.
    location /r/ {
      root ${site};
      gzip_static on;
      try_files $uri @api;
      add_header Cache-Control "public, max-age=31536000, immutable";
      add_header Access-Control-Allow-Origin "*";
      add_header Cross-Origin-Resource-Policy cross-origin;
      add_header X-Content-Type-Options nosniff;
      add_header Content-Security-Policy "sandbox; default-src 'none'";
      add_header Content-Disposition $as_download;
    }
    location @api { proxy_pass http://api; }
    location / { proxy_pass http://api; }
  }
}
`;

const MIME_TYPES = `types {
  text/html html; text/css css; text/javascript js mjs; application/json json map; image/svg+xml svg; image/png png;
  image/x-icon ico; font/woff2 woff2; font/woff woff;
}
`;

/**
 * @param {string} program
 * @param {string} folder for its configuration and logs
 * @param {Setup} setup
 */
export async function startNginx(program, folder, setup) {
  const file = join(folder, 'nginx.conf');
  const mimeTypes = join(folder, 'mime.types');
  // When started as root, nginx would run its workers as another user, who could not read root's files.
  const user = process.getuid?.() === 0 ? 'root' : undefined;
  const write = (/** @type {string[]} */ apis) =>
    writeFileSync(file, nginxConfig({ ...setup, apis }, { folder, mimeTypes, host: '127.0.0.1', user }));
  writeFileSync(mimeTypes, MIME_TYPES);
  write(setup.apis);
  const running = await startProcess(program, ['-c', file, '-p', folder, '-g', 'daemon off;'], {
    log: join(folder, 'nginx.log'),
    isReady: () => answers(`http://127.0.0.1:${setup.port}/nginx-health`),
    what: 'nginx',
  });
  return {
    /**
     * Sends new requests to these; requests in flight stay at their process. Resolves when the worker with the earlier
     * configuration accepts no more connections.
     *
     * @param {string[]} apis
     */
    async turnTo(apis) {
      write(apis);
      const turned = running.says(/gracefully shutting down/);
      running.signal('SIGHUP');
      // nginx keeps the earlier configuration, and says nothing more, if it can't read the new one.
      await Promise.race([turned, setTimeout(TURN_MS, undefined, { ref: false })]);
    },
    stop: () => running.stop('SIGTERM'),
  };
}
