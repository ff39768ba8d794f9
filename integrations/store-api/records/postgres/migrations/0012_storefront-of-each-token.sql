ALTER TABLE "session_token" ADD COLUMN "storefront" text collate "C";--> statement-breakpoint
UPDATE "session_token" SET "storefront" = (SELECT "storefront" FROM "session" WHERE "session"."token" = "session_token"."session_id");
