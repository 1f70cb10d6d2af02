import type { Context } from "koa";
import type { Services } from "../context.ts";

/** A cookie of ours that only the routes under /auth get, and no script of the page. */
export function ownCookie(name: string) {
  const whole = ({ env }: Pick<Services, "env">) => {
    const isSecure = new URL(env.PUBLIC_ORIGIN).protocol === "https:";
    return { isSecure, name: `${isSecure ? "__Secure-" : ""}circle.${name}` };
  };
  return {
    /** Sets it for some seconds, or takes it away. */
    set(services: Pick<Services, "env">, ctx: Context, token: string | null, lastsS: number): void {
      const { isSecure, name: named } = whole(services);
      const parts = [
        `${named}=${token ?? ""}`,
        `Max-Age=${token === null ? 0 : lastsS}`,
        "Path=/auth",
        "HttpOnly",
        "SameSite=Lax",
        ...(isSecure ? ["Secure"] : []),
      ];
      ctx.append("set-cookie", parts.join("; "));
    },
    read(services: Pick<Services, "env">, ctx: Context): string | undefined {
      const { name: named } = whole(services);
      return ctx
        .get("cookie")
        .split("; ")
        .find((one) => one.startsWith(`${named}=`))
        ?.slice(named.length + 1);
    },
  };
}
