import { ConfigService } from '@nestjs/config';
import { JwtModule } from '@nestjs/jwt';
import type { Config } from '../config/index.js';

/** Signs and verifies the tokens of one purpose; those of another audience are invalid. */
export const signedTokens = (audience: string) => {
  const claims = { issuer: 'taskloom', audience };
  return JwtModule.registerAsync({
    inject: [ConfigService],
    useFactory: (config: ConfigService<Config, true>) => ({
      secret: config.get('session.key', { infer: true }),
      signOptions: { algorithm: 'HS256', ...claims },
      verifyOptions: { algorithms: ['HS256'], ...claims },
    }),
  });
};
