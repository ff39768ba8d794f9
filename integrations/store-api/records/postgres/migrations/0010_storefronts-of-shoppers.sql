ALTER TABLE "customer" ADD COLUMN "storefront" text collate "C";--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "storefront" text collate "C";--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "storefront" text collate "C";