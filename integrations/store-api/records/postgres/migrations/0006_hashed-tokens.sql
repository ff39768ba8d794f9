CREATE TABLE "session_token" (
	"token_hash" text collate "C" PRIMARY KEY NOT NULL,
	"session_id" text collate "C" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "session_token" ADD CONSTRAINT "session_token_session_id_session_token_fk" FOREIGN KEY ("session_id") REFERENCES "public"."session"("token") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
CREATE INDEX "session_token_session" ON "session_token" USING btree ("session_id");--> statement-breakpoint
-- carts follow by their references
UPDATE "session" SET "token" = encode(sha256(convert_to("token", 'UTF8')), 'hex');--> statement-breakpoint
INSERT INTO "session_token" SELECT "token", "token" FROM "session";--> statement-breakpoint
UPDATE "order" SET "cart_token" = encode(sha256(convert_to("cart_token", 'UTF8')), 'hex');